import { Input } from '@ui/input/Input'
import type { ComponentProps } from 'react'

/** An address of the web, or a path of this server: no browser helps with its spelling. */
export const AddressInput = (props: ComponentProps<typeof Input>) => (
  <Input
    inputMode="url"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={2000}
    {...props}
  />
)
