// @vitest-environment node
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { Field } from '@ui/field/Field'
import { Menu } from '@ui/menu/Menu'
import { PasswordInput } from '@ui/passwordInput/PasswordInput'
import { SectionNav } from '@ui/sectionNav/SectionNav'
import { Tabs } from '@ui/tabs/Tabs'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

const nothing = vi.fn<() => void>()

test('everything interactive renders without a window', () => {
  expect(typeof window).toBe('undefined')
  const html = renderToString(
    <>
      <Field label="Password" error="Too short">
        <PasswordInput showLabel="Show" hideLabel="Hide" />
      </Field>
      <Dialog open={false} onClose={nothing} closeLabel="Close" title="Leave?" />
      <Menu
        label="Account"
        items={[{ id: 'out', label: 'Sign out', onSelect: nothing }]}
        renderTrigger={(props) => <Button {...props}>Ada</Button>}
      />
      <Tabs
        label="Bookings"
        selected="a"
        onSelect={nothing}
        tabs={[{ id: 'a', label: 'Upcoming', panel: 'Desk 14' }]}
      />
      <SectionNav label="Home" sections={[{ id: 'news', label: 'News' }]} active="news" />
    </>,
  )
  expect(html).toContain('popover="auto"')
  expect(html).toContain('aria-invalid="true"')
  // A strict CSP drops style attributes in the server's markup.
  expect(html).not.toContain('style=')
})
