import type { Attendee } from '@contract/operate/attendees'
import * as css from './attendees.css'
import { useAttendeeCells } from './useAttendeeCells'

/** All people of the list, for paper alone. */
export function PaperList({ rows }: { rows: readonly Attendee[] }) {
  const { head, cellsOf } = useAttendeeCells()
  return (
    <table className={css.paper}>
      <thead>
        <tr>
          {head.map((label) => (
            <th key={label} scope="col" className={css.paperCell}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((attendee) => (
          <tr key={attendee.uuid}>
            {cellsOf(attendee).map((cell, at) => (
              <td key={head[at]} className={css.paperCell}>
                {at === head.length - 1 && cell === '' ? '☐' : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
