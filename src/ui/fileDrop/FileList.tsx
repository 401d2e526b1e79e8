import { IconButton } from '@ui/button/IconButton'
import { cx } from '@ui/classes/cx'
import { Spinner } from '@ui/spinner/Spinner'
import FileIcon from 'lucide-react/icons/file'
import X from 'lucide-react/icons/x'
import * as css from './FileDrop.css'

export type ListedFile = {
  id: string
  name: string
  /** Size or progress, as text. */
  detail?: string
  error?: string | null
  previewUrl?: string
  busy?: boolean
}
type Props = {
  files: readonly ListedFile[]
  onRemove: (id: string) => void
  removeLabel: (name: string) => string
}

export function FileList({ files, onRemove, removeLabel }: Props) {
  if (files.length === 0) return null
  return (
    <ul className={css.list}>
      {files.map(({ id, name, detail, error, previewUrl, busy }) => (
        <li key={id} className={css.file}>
          {previewUrl ? (
            <img src={previewUrl} alt="" className={css.preview} />
          ) : (
            <span className={css.preview}>
              {busy ? <Spinner /> : <FileIcon size={20} aria-hidden="true" />}
            </span>
          )}
          <span className={css.textBlock}>
            <span className={css.name}>{name}</span>
            {(error || detail) && (
              <span className={cx(css.detail, error && css.failed)}>{error || detail}</span>
            )}
          </span>
          <IconButton label={removeLabel(name)} onClick={() => onRemove(id)}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
