import type { ImageShape } from '@contract/images'
import { type UploadKind, uploadKinds } from '@contract/operate/uploads'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  declinedFile,
  fieldOfUpload,
  isMeasuring,
  isUploadBusy,
  isUploading,
  storedField,
  uploadFailure,
} from '@machines/operate/upload/selectors'
import { formatBytes } from '@shared/format/bytes'
import { Announcement } from '@ui/announcer/Announcement'
import { Button } from '@ui/button/Button'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import FileUp from 'lucide-react/icons/file-up'
import { useRef } from 'react'
import { useConsoleLocale } from '../ConsoleContext'
import { CropDialog } from './CropDialog'
import * as css from './form.css'
import { type UploadActor, useUploads } from './UploadContext'
import { useUploadText } from './useUploadText'

type Props = {
  /** The field of the record that gets the address. */
  field: string
  label: string
  kind: UploadKind
  /** Of a photograph: how tenants see it. */
  shape?: ImageShape | undefined
}

/** Uploads a file for a field; nothing on a page without uploads. */
export function UploadButton(props: Props) {
  const upload = useUploads()
  return upload !== null && <Uploading upload={upload} {...props} />
}

function Uploading({ upload, field, label, kind, shape }: Props & { upload: UploadActor }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const sending = useSelector(upload, isUploading)
  const measuring = useSelector(upload, isMeasuring)
  const isBusy = useSelector(upload, isUploadBusy)
  const isOurs = useSelector(upload, fieldOfUpload) === field
  const wasStored = useSelector(upload, storedField) === field
  const locale = useConsoleLocale()
  const { endings, bytes } = uploadKinds[kind]
  const types = endings
    .filter((ending) => ending !== 'jpeg')
    .map((ending) => (ending === 'webp' ? 'WebP' : ending.toUpperCase()))
    .join(', ')
  const size = formatBytes(locale, bytes)
  const busy = (sending || measuring) && isOurs
  const choose = (file: File | undefined) => {
    if (file === undefined) return
    const { name, size: length, lastModified } = file
    const id = `${name} ${length} ${lastModified}`
    upload.send({
      type: 'file.chosen',
      field,
      kind,
      file: { id, name, bytes: length, handle: file },
    })
  }
  return (
    <div className={css.upload}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={endings.map((ending) => `.${ending}`).join(',')}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0])
          // The same file can be chosen again after it was corrected.
          currentTarget.value = ''
        }}
      />
      <div className={css.uploadLine}>
        <Button
          variant="secondary"
          icon={<FileUp size={20} aria-hidden="true" />}
          busy={busy}
          busyLabel={sending ? t`Uploading` : t`Opening the picture`}
          disabled={isBusy && !isOurs}
          aria-label={t`Upload a file: ${label}`}
          onClick={() => input.current?.click()}
        >
          <Trans>Upload a file</Trans>
        </Button>
        {busy && (
          <Button variant="ghost" onClick={() => upload.send({ type: 'upload.cancelled' })}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        <span className={css.uploadHint}>{t`${types}, up to ${size}`}</span>
      </div>
      {wasStored && (
        <span className={css.uploadHint}>
          <Trans>The file is uploaded.</Trans>
          <Announcement text={t`The file is uploaded.`} />
        </span>
      )}
      {isOurs && !isBusy && <NotUploaded upload={upload} kind={kind} types={types} size={size} />}
      {isOurs && shape !== undefined && <CropDialog upload={upload} shape={shape} />}
    </div>
  )
}

type NotUploadedProps = { upload: UploadActor; kind: UploadKind; types: string; size: string }

/** Why the file was not stored. */
function NotUploaded({ upload, kind, types, size }: NotUploadedProps) {
  const { t } = useLingui()
  const declined = useSelector(upload, declinedFile)
  const failure = useSelector(upload, uploadFailure)
  const { declinedText, failureText } = useUploadText({ kind, types, size })
  if (declined === null && failure === null) return null
  return (
    <Notice tone="danger" live title={t`Not uploaded`}>
      {declined === null ? failure !== null && failureText(failure) : declinedText(declined)}
      {failure !== null && failure.kind !== 'refused' && (
        <Button variant="ghost" onClick={() => upload.send({ type: 'request.retried' })}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </Notice>
  )
}
