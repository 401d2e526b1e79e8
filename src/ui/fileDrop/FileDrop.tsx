import Upload from 'lucide-react/icons/upload'
import { useId, useState } from 'react'
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
  accept,
  multiple = true,
  disabled = false,
}: Props) {
  const id = useId()
  const [over, setOver] = useState(false)
  return (
    <div className={css.frame}>
      <label className={css.zone} data-over={over ? '' : undefined}>
        <input
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
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
      <FileList files={files} onRemove={onRemove} removeLabel={removeLabel} />
    </div>
  )
}
