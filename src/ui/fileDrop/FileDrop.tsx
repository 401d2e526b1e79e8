import { Announcement } from '@ui/announcer/Announcement'
import { cx } from '@ui/classes/cx'
import { useProblem } from '@ui/form/FormContext'
import Upload from 'lucide-react/icons/upload'
import { type ReactNode, useId, useState } from 'react'
import * as css from './FileDrop.css'
import { FileList, type ListedFile } from './FileList'

type Props = {
  /** The call to action: "Add photos". */
  label: string
  /** The name under which the surrounding form reports errors. */
  name?: string
  /** Allowed types, sizes and number of files. */
  hint?: string
  files: readonly ListedFile[]
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  removeLabel: (name: string) => string
  /** Announced when a file is added or removed. */
  addedLabel: (name: string) => string
  removedLabel: (name: string) => string
  /** Rejected files and the reasons: announced, and connected to the control. */
  error?: ReactNode
  /** As in `<input accept>`; the owner must check as well, because browsers ignore it for drops. */
  accept?: string
  multiple?: boolean
  disabled?: boolean
}

/** Adds files by drop, tap or keyboard, and lists those added. */
export function FileDrop({
  label,
  name,
  hint,
  files,
  onAdd,
  onRemove,
  removeLabel,
  addedLabel,
  removedLabel,
  error: ownError,
  accept,
  multiple = true,
  disabled = false,
}: Props) {
  const own = useId()
  const problem = useProblem(name)
  const id = problem.id ?? own
  const error =
    ownError || (problem.error && <p className={cx(css.detail, css.failed)}>{problem.error}</p>)
  const [over, setOver] = useState(false)
  const announced = useChanges(files, addedLabel, removedLabel)
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={css.frame}>
      <label className={css.zone} data-over={over ? '' : undefined}>
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-labelledby={`${id}-label`}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className={css.input}
          onDragEnter={() => setOver(!disabled)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => {
            const input = event.currentTarget
            const added = [...(input.files ?? [])]
            // Lets the user add a removed file again.
            input.value = ''
            if (added.length > 0) onAdd(added)
          }}
        />
        <Upload size={24} aria-hidden="true" className={css.icon} />
        <span id={`${id}-label`} className={css.label}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={css.hint}>
            {hint}
          </span>
        )}
      </label>
      {error && <div id={`${id}-error`}>{error}</div>}
      <FileList files={files} onRemove={onRemove} removeLabel={removeLabel} />
      <Announcement text={announced} />
    </div>
  )
}

/** The files that the last change added or removed. */
function useChanges(
  files: readonly ListedFile[],
  added: (name: string) => string,
  removed: (name: string) => string,
): string {
  const [{ before, announced }, setChanges] = useState({ before: files, announced: '' })
  const isIn = (list: readonly ListedFile[]) => {
    const ids = new Set(list.map(({ id }) => id))
    return ({ id }: ListedFile) => ids.has(id)
  }
  const come = files.filter((file) => !isIn(before)(file)).map(({ name }) => added(name))
  const gone = before.filter((file) => !isIn(files)(file)).map(({ name }) => removed(name))
  if (come.length > 0 || gone.length > 0)
    setChanges({ before: files, announced: [...come, ...gone].join(' ') })
  return announced
}
