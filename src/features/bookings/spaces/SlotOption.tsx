import type { Slot } from '@contract/bookings'
import { useLingui } from '@lingui/react/macro'
import { isChosen } from '@machines/bookings/reserve/selectors'
import type { LabelledSlot } from './slotLabels'
import * as css from './spaces.css'

type Props = {
  id: string | undefined
  slot: LabelledSlot
  /** The chosen time. */
  startAt: string | null
  endAt: string | null
  onChoose: () => void
}

/** One slot; if it is not free, it says why. */
export function SlotOption({ id, slot, startAt, endAt, onChoose }: Props) {
  const { t } = useLingui()
  const notes: Record<Slot['state'], string> = {
    free: '',
    past: t`Past`,
    own: t`Your booking`,
    taken: t`Taken`,
    blocked: t`Closed`,
  }
  const isFree = slot.state === 'free'
  return (
    <label
      className={css.slot}
      data-state={slot.state}
      data-chosen={isChosen(slot, startAt, endAt) || undefined}
    >
      <input
        type="radio"
        id={id}
        name="time"
        value={slot.start_at}
        checked={slot.start_at === startAt}
        disabled={!isFree && slot.start_at !== startAt}
        onChange={onChoose}
        className={css.radio}
      />
      <span suppressHydrationWarning>{slot.label}</span>
      {!isFree && <span className={css.note}>{notes[slot.state]}</span>}
    </label>
  )
}
