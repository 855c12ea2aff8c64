/**
 * The contents of every element of one name in an answer of the store. The few flat documents of the S3 API need
 * no XML parser, and what is not parsed cannot be attacked through entities.
 */
export function readTags(xml: string, name: string): string[] {
  const values: string[] = [];
  const open = `<${name}>`;
  const close = `</${name}>`;
  for (let from = xml.indexOf(open); from >= 0; from = xml.indexOf(open, from)) {
    const to = xml.indexOf(close, from);
    if (to < 0) break;
    values.push(plain(xml.slice(from + open.length, to)));
    from = to;
  }
  return values;
}

/** Elements inside keep their escapes until they are read themselves. */
function plain(content: string): string {
  if (content.includes("<")) return content;
  return content
    .replaceAll("&quot;", '"')
    .replaceAll("&#34;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
