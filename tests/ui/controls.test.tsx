import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '@ui/button/Button'
import { IconButton } from '@ui/button/IconButton'
import { Checkbox } from '@ui/checkbox/Checkbox'
import { Checklist } from '@ui/checklist/Checklist'
import { CodeField } from '@ui/codeField/CodeField'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { TextArea } from '@ui/input/TextArea'
import { LinkButton } from '@ui/link/LinkButton'
import { TextLink } from '@ui/link/TextLink'
import { PasswordInput } from '@ui/passwordInput/PasswordInput'
import { Select } from '@ui/select/Select'
import { Slider } from '@ui/slider/Slider'
import { Switch } from '@ui/switch/Switch'
import { type FormEvent, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { expectAccessible } from './axe'
import { renderSpeaking } from './renderSpeaking'
import { expectSpoken } from './spokenText'

afterEach(() => expectAccessible())

describe('Button', () => {
  test('does not submit by default', async () => {
    const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
    render(
      <form onSubmit={submit}>
        <Button>Plain</Button>
        <Button type="submit">Send</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Plain' }))
    expect(submit).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(submit).toHaveBeenCalledTimes(1)
  })

  test('keeps its name and the focus while busy, announces it, and never submits', async () => {
    const press = vi.fn<() => void>()
    const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
    renderSpeaking(
      <form onSubmit={submit}>
        <Button type="submit" busy busyLabel="Sending" onClick={press}>
          Send
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Send' })
    await userEvent.click(button)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(press).not.toHaveBeenCalled()
    expect(submit).not.toHaveBeenCalled()
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-busy', 'true')
    await expectSpoken('Sending')
  })

  test('leaves the focus in its field while it is pressed, and submits', async () => {
    const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
    render(
      <form onSubmit={submit}>
        <input aria-label="Name" />
        <Button type="submit">Send</Button>
        <Button>Back</Button>
      </form>,
    )
    const field = screen.getByRole('textbox', { name: 'Name' })
    await userEvent.click(field)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(submit).toHaveBeenCalledOnce()
    expect(field).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus()
  })

  test('icon buttons and links have names', () => {
    render(
      <>
        <IconButton label="Close">×</IconButton>
        <LinkButton href="#a">Join</LinkButton>
        <TextLink href="#b">More</TextLink>
      </>,
    )
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible()
    expect(screen.getAllByRole('link')).toHaveLength(2)
  })
})

const form = (error: string | null) => (
  <Field label="About" labelHidden error={error}>
    <TextArea />
  </Field>
)

describe('Field', () => {
  test('names its control and describes it by the hint', () => {
    render(
      <Field label="Email" hint="Your work address" required>
        <Input type="email" />
      </Field>,
    )
    const input = screen.getByRole('textbox', { name: 'Email' })
    expect(input).toHaveAccessibleDescription('Your work address')
    expect(input).toBeRequired()
    expect(input).not.toHaveAttribute('aria-invalid')
  })

  test("marks, describes and announces the control's error", async () => {
    const { rerender } = renderSpeaking(form(null))
    rerender(form('Too short'))
    const area = screen.getByRole('textbox', { name: 'About' })
    expect(area).toBeInvalid()
    expect(area).toHaveAccessibleDescription('Too short')
    await expectSpoken('Too short')
  })
})

test('PasswordInput shows and hides the password', async () => {
  render(
    <Field label="Password">
      <PasswordInput showLabel="Show" hideLabel="Hide" />
    </Field>,
  )
  const input = screen.getByLabelText('Password')
  await userEvent.type(input, 'secret')
  expect(input).toHaveAttribute('type', 'password')
  expect(input).toHaveAttribute('autocomplete', 'current-password')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(input).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(input).toHaveAttribute('type', 'password')
  expect(input).toHaveValue('secret')
})

test('Select offers its options without the placeholder', async () => {
  const options = [
    { value: 'a', label: 'Attic' },
    { value: 'b', label: 'Basement' },
  ]
  render(
    <Field label="Floor">
      <Select options={options} placeholder="Choose" defaultValue="" />
    </Field>,
  )
  const select = screen.getByRole('combobox', { name: 'Floor' })
  expect(select).toHaveDisplayValue('Choose')
  await userEvent.selectOptions(select, 'Basement')
  expect(select).toHaveValue('b')
  expect(screen.getByText('Choose')).toBeDisabled()
})

test('Checkbox: label, hint and error; indeterminate', async () => {
  const { rerender } = render(<Checkbox label="I agree" hint="Once" error="Please agree" />)
  const box = screen.getByRole('checkbox', { name: 'I agree' })
  expect(box).toHaveAccessibleDescription('Please agree Once')
  expect(box).toBeInvalid()
  await userEvent.click(screen.getByText('I agree'))
  expect(box).toBeChecked()
  rerender(<Checkbox label="I agree" indeterminate />)
  expect(box).toBePartiallyChecked()
})

test('Switch emits the new state, and nothing while busy', async () => {
  const change = vi.fn<() => void>()
  const { rerender } = render(<Switch label="Light" checked={false} onChange={change} />)
  const light = screen.getByRole('switch', { name: 'Light' })
  await userEvent.click(light)
  expect(change).toHaveBeenLastCalledWith(true)
  rerender(<Switch label="Light" checked={false} busy onChange={change} />)
  await userEvent.click(light)
  expect(change).toHaveBeenCalledTimes(1)
  expect(light).toHaveAttribute('aria-busy', 'true')
})

test('Slider has a name and announces its value', () => {
  render(<Slider label="Dim" value={30} onChange={vi.fn<() => void>()} valueText="30 %" />)
  const slider = screen.getByRole('slider', { name: 'Dim' })
  expect(slider).toHaveAttribute('aria-valuetext', '30 %')
  expect(slider).toHaveValue('30')
})

test('Checklist shows which requirements are met', () => {
  const items = [
    { id: 'a', label: 'Long', met: true },
    { id: 'b', label: 'Digit', met: false },
  ]
  render(<Checklist label="Needs" items={items} metLabel="done" unmetLabel="missing" />)
  const spoken = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(spoken).toEqual(['Longdone', 'Digitmissing'])
})

function Code({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('')
  return (
    <Field label="Code">
      <CodeField value={code} onChange={setCode} onComplete={onComplete} />
    </Field>
  )
}

describe('CodeField', () => {
  test('is one input for one-time codes, accepts digits only and completes once', async () => {
    const complete = vi.fn<() => void>()
    render(<Code onComplete={complete} />)
    const input = screen.getByRole('textbox', { name: 'Code' })
    expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    expect(input).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(input, '1a2 34')
    expect(input).toHaveValue('1234')
    await userEvent.type(input, '5')
    expect(input).toHaveValue('1234')
    expect(complete.mock.calls).toEqual([['1234']])
  })

  test('allows a correction in the middle, which is no new code', async () => {
    const complete = vi.fn<() => void>()
    render(<Code onComplete={complete} />)
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })
    await userEvent.type(input, '1234')
    input.setSelectionRange(1, 1)
    await userEvent.keyboard('98')
    expect(input).toHaveValue('1984')
    expect(input.selectionStart).toBe(3)
    await userEvent.keyboard('{Backspace}')
    expect(input).toHaveValue('194')
    expect(complete.mock.calls).toEqual([['1234']])
    await userEvent.keyboard('7')
    expect(complete.mock.calls).toEqual([['1234'], ['1974']])
  })

  test('accepts nothing while the code is being sent', async () => {
    const change = vi.fn<() => void>()
    render(
      <Field label="Code">
        <CodeField value="1234" onChange={change} onComplete={change} busy />
      </Field>,
    )
    await userEvent.click(screen.getByRole('textbox'))
    await userEvent.keyboard('{Backspace}')
    await userEvent.paste('9876')
    expect(change).not.toHaveBeenCalled()
  })

  test.each(['１２３４', '١٢٣٤', 'Code: ۱۲ ۳۴'])(
    'accepts digits of any script: %s',
    async (text) => {
      const complete = vi.fn<() => void>()
      render(<Code onComplete={complete} />)
      const input = screen.getByRole('textbox', { name: 'Code' })
      await userEvent.click(input)
      await userEvent.paste(text)
      expect(complete).toHaveBeenLastCalledWith('1234')
      await userEvent.clear(input)
      await userEvent.keyboard(text.replace('Code: ', ''))
      expect(input).toHaveValue('1234')
      expect(complete).toHaveBeenCalledTimes(2)
    },
  )

  test('accepts a pasted code with a space, and Backspace deletes the last digit', async () => {
    const complete = vi.fn<() => void>()
    render(<Code onComplete={complete} />)
    const input = screen.getByRole('textbox', { name: 'Code' })
    await userEvent.click(input)
    await userEvent.paste('Code: 12 34')
    expect(complete).toHaveBeenCalledWith('1234')
    await userEvent.keyboard('{Backspace}')
    expect(input).toHaveValue('123')
  })
})
