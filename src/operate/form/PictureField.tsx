import { isPictureAddress } from '@rules/operate/address'
import { Field } from '@ui/field/Field'
import { AddressInput } from './AddressInput'
import * as css from './form.css'

type Props = {
  name: string
  label: string
  hint: string
  value: string
  onChange: (value: string) => void
}

/** The address of a picture, with the picture beside it once the address is valid. */
export function PictureField({ name, label, hint, value, onChange }: Props) {
  const preview = isPictureAddress(value) && (
    <img src={value} alt="" className={css.preview} width={28} height={28} />
  )
  return (
    <Field name={name} label={label} hint={hint} aside={preview}>
      <AddressInput value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  )
}
