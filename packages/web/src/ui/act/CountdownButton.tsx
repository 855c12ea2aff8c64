import { Button } from "../controls/button.ts";
import { minutesAndSeconds, useSecondsLeft } from "./use-seconds-left.ts";

type Props = {
  /** Until when it waits, by this device's clock. */
  until: number | undefined;
  label: string;
  /** While it waits; is given the time left as "4:09". */
  waiting: (left: string) => string;
  loading?: boolean;
  onClick: () => void;
};

/** §states#phone-verification: pressed once, it counts down and comes back by itself. */
export function CountdownButton({ until, label, waiting, loading = false, onClick }: Props) {
  const left = useSecondsLeft(until);
  return (
    <Button variant="default" disabled={left > 0} loading={loading} onClick={onClick}>
      <span className="numbers">{left > 0 ? waiting(minutesAndSeconds(left)) : label}</span>
    </Button>
  );
}
