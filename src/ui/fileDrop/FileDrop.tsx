import { Announcement } from '@ui/announcer/Announcement'
import Upload from 'lucide-react/icons/upload'
import { type ReactNode, useId, useState } from 'react'
import * as css from './FileDrop.css'
import { FileList, type ListedFile } from './FileList'

type Props = {
  /** The call to action: "Add photos". */
  label: string
  /** What may be added: kinds, sizes, how many. */
  hint?: string
  files: readonly ListedFile[]
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  removeLabel: (name: string) => string
  /** Said when a file has come or gone. */
  addedLabel: (name: string) => string
  removedLabel: (name: string) => string
  /** What was not taken, and why: said when it appears, and tied to the control. */
  error?: ReactNode
  /** As of `<input accept>`; the owner checks as well, browsers differ on drops. */
  accept?: string
  multiple?: boolean
  disabled?: boolean
}

/** Files by drop, by tap or by keyboard, and the list of those taken. */
export function FileDrop({
  label,
  hint,
  files,
  onAdd,
  onRemove,
  removeLabel,
  addedLabel,
  removedLabel,
  error,
  accept,
  multiple = true,
  disabled = false,
}: Props) {
  const id = useId()
  const [over, setOver] = useState(false)
  const announced = useChanges(files, addedLabel, removedLabel)
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={css.frame}>
      <label className={css.zone} data-over={over ? '' : undefined}>
        <input
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
            // So that a removed file can be added again.
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

/** Which files have come or gone with the last change of the list. */
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
