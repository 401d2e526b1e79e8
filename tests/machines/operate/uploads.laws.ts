import { isCalling } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import { snapshotOf } from '@kit/snapshotOf'
import { cites } from '@kit/vocabulary'
import { mutations } from '@machines/kernel/mutation/state'
import type { UploadsContext } from '@machines/operate/recordPage/uploads'
import { createUpload } from '@machines/operate/upload/machine'
import type { AnyStateMachine } from 'xstate'

const upload = createUpload<{ name: string }>()

/** The upload after it has stored so many files. */
export const storedUploads = (count: number) =>
  snapshotOf(upload, 'idle', {
    id: 'one',
    keyPrefix: 'key',
    mutation: mutations.initial,
    chosen: null,
    declined: null,
    field: 'name',
    stored: count,
    changes: count === 0 ? null : { name: `file ${count}` },
  })

/** docs/behaviour.md#uploads-in-the-console, for a page of a record. */
export function uploadsLaws<M extends AnyStateMachine>(): Laws<M> {
  type Step = Moment<M>
  const contextOf = (at: Step['after']) => (at as { context: UploadsContext }).context
  const storedIn = (at: Step['before']) => (at === null ? 0 : contextOf(at as never).stored)
  const changesIn = ({ sent }: Pick<Step, 'sent'>) =>
    sent.filter(({ event }) => event.type === 'field.changed')
  const uploadsIn = (steps: readonly Step[]) =>
    steps.filter(({ before, after }) => contextOf(after).stored > storedIn(before)).length
  return {
    'an uploaded file changes its field once, as soon as the record can be edited': cites(
      'The field then has the address of the file on this server; the record is saved as usual.',
      (step) => {
        if (!isCalling(step.after as never, 'record')) return true
        const steps = [...step.past, step] as Step[]
        const taken = steps.flatMap(changesIn).length
        return taken + contextOf(step.after).waiting.length === uploadsIn(steps)
      },
    ),
    'no field is changed while the record is read or saved, and none waits otherwise': cites(
      'A file that arrives while the record is being saved changes its field afterwards.',
      (step) =>
        contextOf(step.after).isOpen
          ? contextOf(step.after).waiting.length === 0
          : changesIn(step).length === 0 ||
            (step.before !== null && contextOf(step.before as never).isOpen),
    ),
  }
}
