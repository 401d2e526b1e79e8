import { render } from '@testing-library/react'
import { Dialog } from '@ui/dialog/Dialog'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

const nothing = vi.fn<() => void>()
const dialog = (open: boolean) => (
  <Dialog open={open} onClose={nothing} closeLabel="Close" title="Your session has expired" />
)

test('a dialog requested before hydration opens then, and the page stays', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(dialog(false))
  const rendered = container.querySelector('dialog')
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  render(dialog(true), { container, hydrate: true, onRecoverableError })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(container.querySelector('dialog')).toBe(rendered)
  expect(rendered?.open).toBe(true)
  expect(rendered?.textContent).toContain('Your session has expired')
})
