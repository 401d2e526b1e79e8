import { useLingui } from '@lingui/react/macro'

/** `Floor 12`, `Floors 18–21`; a floor that has a name, such as `Ground floor`, as it is. */
export function useFloorText() {
  const { t } = useLingui()
  return (floor: string): string => {
    if (/^\d+$/.test(floor)) return t`Floor ${floor}`
    return /^\d[\d\s,–-]*$/.test(floor) ? t`Floors ${floor}` : floor
  }
}
