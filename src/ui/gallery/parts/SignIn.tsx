import { Button } from '@ui/button/Button'
import { Checkbox } from '@ui/checkbox/Checkbox'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { TextLink } from '@ui/link/TextLink'
import { PasswordInput } from '@ui/passwordInput/PasswordInput'
import * as type from '@ui/theme/typography.css'
import * as css from '../gallery.css'
import { Scene } from '../Scene'

export function SignIn() {
  return (
    <div className={css.split}>
      <div className={css.splitPicture}>
        <Scene light="dusk" />
      </div>
      <div className={css.form}>
        <form className={css.narrow}>
          <div className={css.stack}>
            <h2 className={type.pageTitle}>Welcome back</h2>
            <p className={type.muted}>Sign in to Meridian House.</p>
          </div>
          <Field label="Work email">
            <Input type="email" autoComplete="username" defaultValue="ada@lovelace.co" />
          </Field>
          <Field label="Password">
            <PasswordInput showLabel="Show password" hideLabel="Hide password" />
          </Field>
          <Checkbox label="Keep me signed in" defaultChecked />
          <Button size="large" wide>
            Sign in
          </Button>
          <TextLink href="#forgot" standalone>
            Forgot your password?
          </TextLink>
        </form>
      </div>
    </div>
  )
}
