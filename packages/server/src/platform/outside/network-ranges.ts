import { BlockList, isIP } from "node:net";

const closed = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  closed.addSubnet(network, bits, "ipv4");
}
// Inside 2000::/3: Teredo and other tunnels, documentation, and 6to4, which carries any IPv4 address.
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  closed.addSubnet(network, bits, "ipv6");
}
const open6 = new BlockList();
open6.addSubnet("2000::", 3, "ipv6");

/** The public internet, and private networks somebody named: single addresses or ranges such as 10.0.0.0/8. */
export function mayConnectTo(networks: readonly string[]): (address: string) => boolean {
  const named = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) named.addAddress(address, family);
    else named.addSubnet(address, Number(bits), family);
  }
  return (address) =>
    isPublicAddress(address) ||
    (isIP(address) > 0 && named.check(address, isIP(address) === 6 ? "ipv6" : "ipv4"));
}

/** Whether an address is on the public internet. Everything that embeds or translates IPv4 counts as not. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, "ipv4");
    case 6:
      return open6.check(address, "ipv6") && !closed.check(address, "ipv6");
    default:
      return false;
  }
}
