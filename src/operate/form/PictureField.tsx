import type { ImageShape } from '@contract/images'
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
  /** Shown instead of what the form says about the field. */
  error?: string | undefined
} & (
  | { upload: 'logo'; shape?: never }
  /** A photograph, with the shape in which tenants see it. */
  | { upload: 'picture'; shape: ImageShape }
)

/** A picture for each light of the day has no address of its own. */
const isShown = (address: string) => isPictureAddress(address) && !address.includes('{')

/** The address of a picture, with the picture beside it once the address is valid, and the upload of a file. */
export function PictureField({ name, label, hint, value, onChange, upload, shape, error }: Props) {
  const field = (
    <div className={css.picture}>
      {isShown(value) && (
        <img
          src={value}
          alt=""
          className={shape === undefined ? css.wholePreview : css.shapedPreview[shape]}
          width={320}
          height={180}
        />
      )}
      <Field name={name} label={label} hint={hint} error={error}>
        <AddressInput value={value} onChange={({ target }) => onChange(target.value)} />
      </Field>
    </div>
  )
  return <Uploadable button={{ field: name, label, kind: upload, shape }}>{field}</Uploadable>
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
