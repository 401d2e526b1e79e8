import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { Menu } from '@ui/menu/Menu'
import { ToastRegion } from '@ui/toast/ToastRegion'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { expectAccessible } from './axe'
import { renderSpeaking } from './renderSpeaking'
import { expectSpoken } from './spokenText'

afterEach(() => expectAccessible())

const cancel = (node: Element) =>
  node.dispatchEvent(new Event('cancel', { cancelable: true, bubbles: false }))

const dialog = (open: boolean) => (
  <Dialog
    open={open}
    onClose={vi.fn<() => void>()}
    closeLabel="Close"
    title="Leave?"
    description="For good"
  >
    <p>Inside</p>
  </Dialog>
)

describe('Dialog', () => {
  test('is named and described, and has contents only while it is open', async () => {
    const { rerender } = render(dialog(false))
    expect(screen.queryByText('Inside')).toBeNull()
    rerender(dialog(true))
    const node = screen.getByRole('dialog', { name: 'Leave?' })
    expect(node).toHaveAccessibleDescription('For good')
    expect(screen.getByText('Inside')).toBeVisible()
    rerender(dialog(false))
    await waitFor(() => expect(screen.queryByText('Inside')).toBeNull())
  })

  test.each([
    ['its title', <p key="text">Inside</p>, () => screen.getByRole('heading', { name: 'Leave?' })],
    ['its first field', <input key="field" aria-label="Why" />, () => screen.getByLabelText('Why')],
  ])('focuses %s instead of the cross', (_, content, target) => {
    render(
      <Dialog open onClose={vi.fn<() => void>()} closeLabel="Close" title="Leave?">
        {content}
      </Dialog>,
    )
    expect(target()).toHaveFocus()
  })

  test('requests to close on the cross, Escape and the backdrop, not on its inside', async () => {
    const close = vi.fn<() => void>()
    render(
      <Dialog open onClose={close} closeLabel="Close" title="Leave?">
        <p>Inside</p>
      </Dialog>,
    )
    const node = screen.getByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(close).toHaveBeenCalledTimes(1)
    expect(cancel(node)).toBe(false)
    expect(close).toHaveBeenCalledTimes(2)
    await userEvent.click(screen.getByText('Inside'))
    expect(close).toHaveBeenCalledTimes(2)
    await userEvent.click(node)
    expect(close).toHaveBeenCalledTimes(3)
  })

  test('stays open when a selection is dragged out of it', async () => {
    const close = vi.fn<() => void>()
    render(
      <Dialog open onClose={close} closeLabel="Close" title="Leave?">
        <p>Inside</p>
      </Dialog>,
    )
    const user = userEvent.setup()
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('Inside') },
      { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
    ])
    expect(close).not.toHaveBeenCalled()
  })

  test('stays open if it must be answered, even if the browser closes it', async () => {
    const close = vi.fn<() => void>()
    render(<Dialog open onClose={close} dismissible={false} title="Signed out" />)
    const node = screen.getByRole<HTMLDialogElement>('dialog')
    cancel(node)
    await userEvent.click(node)
    node.close()
    expect(node).toHaveAttribute('open')
    expect(close).not.toHaveBeenCalled()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

const show = (select = vi.fn<() => void>()) => {
  render(
    <Menu
      label="Account"
      renderTrigger={(props) => <Button {...props}>Ada</Button>}
      items={[
        { id: 'p', label: 'Profile', href: '#profile' },
        { id: 'b', label: 'Building', disabled: true, onSelect: select },
        'separator',
        { id: 'o', label: 'Sign out', tone: 'danger', onSelect: select },
      ]}
    />,
  )
  return { select, trigger: screen.getByRole('button', { name: 'Ada' }) }
}

describe('Menu', () => {
  test('opens with the arrow keys, at an end; arrow keys wrap; typing jumps', async () => {
    const { trigger } = show()
    expect(trigger).toHaveAttribute('aria-expanded', 'false')
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(trigger).toHaveAttribute('aria-expanded', 'true')
    const [profile, building, out] = screen.getAllByRole('menuitem')
    expect(profile).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    expect(out).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(building).toHaveFocus()
    await userEvent.keyboard('{End}')
    expect(out).toHaveFocus()
    await userEvent.keyboard('p')
    expect(profile).toHaveFocus()
  })

  test('opens at the last item with ArrowUp on the trigger', async () => {
    const { trigger } = show()
    trigger.focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus()
  })

  test('selects and closes; a disabled item does neither', async () => {
    const { select, trigger } = show()
    await userEvent.click(trigger)
    await userEvent.click(screen.getByRole('menuitem', { name: 'Building' }))
    expect(select).not.toHaveBeenCalled()
    expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{End} ')
    expect(select).toHaveBeenCalledTimes(1)
    expect(trigger).toHaveAttribute('aria-expanded', 'false')
  })

  test('renders choices as radio items', () => {
    const items = [
      { id: 'en', label: 'English', checked: true, onSelect: vi.fn<() => void>() },
      { id: 'de', label: 'Deutsch', checked: false, onSelect: vi.fn<() => void>() },
    ]
    render(
      <Menu
        label="Language"
        items={items}
        renderTrigger={(props) => <Button {...props}>Language</Button>}
      />,
    )
    expect(screen.getByRole('menuitemradio', { name: 'English', hidden: true })).toBeChecked()
  })
})

describe('Toast', () => {
  const toasts = [{ id: '1', text: 'Saved' }]
  const region = (dismiss: (id: string) => void, all: typeof toasts) => (
    <ToastRegion label="Messages" toasts={all} onDismiss={dismiss} dismissLabel="Dismiss" />
  )

  test('is visible and announced when it appears', async () => {
    const { rerender } = renderSpeaking(region(vi.fn<() => void>(), []))
    const messages = screen.getByRole('region', { name: 'Messages' })
    rerender(region(vi.fn<() => void>(), toasts))
    expect(messages).toHaveTextContent('Saved')
    await expectSpoken('Saved')
  })

  test('closes after a timeout, but not under the pointer, and not if it offers an action', () => {
    vi.useFakeTimers()
    const dismiss = vi.fn<() => void>()
    const { rerender } = render(region(dismiss, toasts))
    screen.getByRole('button', { name: 'Dismiss' }).focus()
    vi.advanceTimersByTime(20_000)
    expect(dismiss).not.toHaveBeenCalled()
    screen.getByRole('button', { name: 'Dismiss' }).blur()
    vi.advanceTimersByTime(6_000)
    expect(dismiss).toHaveBeenCalledWith('1')
    dismiss.mockClear()
    const offering = [
      { id: '2', text: 'Gone', action: { label: 'Undo', onPress: vi.fn<() => void>() } },
    ]
    rerender(region(dismiss, offering))
    vi.advanceTimersByTime(60_000)
    expect(dismiss).not.toHaveBeenCalled()
    vi.useRealTimers()
  })
})
