import type { UploadKind } from '@contract/operate/uploads'
import { isPictureAddress } from '@rules/operate/address'
import { Field } from '@ui/field/Field'
import type { ReactNode } from 'react'
import { AddressInput } from './AddressInput'
import * as css from './form.css'
import { UploadButton } from './UploadButton'

type Props = {
  name: string
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
  /** What a file for it may be, where the page has uploads. */
  upload?: UploadKind
  /** Shown instead of what the form says about the field. */
  error?: string | undefined
}

/** A picture for each light of the day has no address of its own. */
const isShown = (address: string) => isPictureAddress(address) && !address.includes('{')

/** The address of a picture, with the picture beside it once the address is valid, and the upload of a file. */
export function PictureField({ name, label, hint, value, onChange, upload, error }: Props) {
  const field = (
    <div className={css.picture}>
      {isShown(value) && (
        <img src={value} alt="" className={css.preview} width={320} height={180} />
      )}
      <Field name={name} label={label} hint={hint} error={error}>
        <AddressInput value={value} onChange={({ target }) => onChange(target.value)} />
      </Field>
    </div>
  )
  if (upload === undefined) return field
  return <Uploadable button={{ field: name, label, kind: upload }}>{field}</Uploadable>
}

/** A field with the button that uploads a file for it. */
export const Uploadable = ({
  button,
  children,
}: {
  button: Parameters<typeof UploadButton>[0]
  children: ReactNode
}) => (
  <div className={css.uploadable}>
    {children}
    <UploadButton {...button} />
  </div>
)
