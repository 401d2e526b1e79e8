import { Input } from '@ui/input/Input'

const [midnight, endOfDay] = ['00:00', '24:00']

type Props = {
  /** `08:30`; `24:00` for the end of the day. */
  value: string
  /** The time at which something closes: midnight is the end of its day. */
  isEnd?: boolean
  onChange: (value: string) => void
}

/** A time of day, by the browser's own control and in the operator's format. */
export function TimeInput({ value, isEnd = false, onChange }: Props) {
  return (
    <Input
      type="time"
      value={value === endOfDay ? midnight : value}
      onChange={({ target }) =>
        onChange(isEnd && target.value === midnight ? endOfDay : target.value)
      }
    />
  )
}
