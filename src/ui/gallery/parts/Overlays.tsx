import { Button } from '@ui/button/Button'
import { IconButton } from '@ui/button/IconButton'
import { Dialog } from '@ui/dialog/Dialog'
import { Field } from '@ui/field/Field'
import { TextArea } from '@ui/input/TextArea'
import { Menu } from '@ui/menu/Menu'
import { ToastRegion } from '@ui/toast/ToastRegion'
import Building from 'lucide-react/icons/building-2'
import Ellipsis from 'lucide-react/icons/ellipsis'
import LogOut from 'lucide-react/icons/log-out'
import Settings from 'lucide-react/icons/settings'
import User from 'lucide-react/icons/user'
import { useCallback, useState } from 'react'
import * as css from '../gallery.css'

const nothing = () => undefined
const icon = (Icon: typeof User) => <Icon size={20} />

export function Overlays() {
  const [open, setOpen] = useState<'dismissible' | 'fixed' | null>(null)
  const [toasts, setToasts] = useState<{ id: string; text: string }[]>([])
  const close = useCallback(() => setOpen(null), [])
  const dismiss = useCallback(
    (id: string) => setToasts((all) => all.filter((it) => it.id !== id)),
    [],
  )
  const actions = (
    <>
      <Button variant="secondary" onClick={close}>
        Keep it
      </Button>
      <Button variant="danger" onClick={close}>
        Cancel the booking
      </Button>
    </>
  )
  return (
    <div className={css.row}>
      <Button onClick={() => setOpen('dismissible')}>Open a dialog</Button>
      <Button variant="secondary" onClick={() => setOpen('fixed')}>
        Open a fixed dialog
      </Button>
      <Menu
        label="Account"
        align="start"
        renderTrigger={(props) => (
          <Button variant="secondary" {...props}>
            Open a menu
          </Button>
        )}
        items={[
          { id: 'profile', label: 'Your profile', icon: icon(User), href: '#profile' },
          { id: 'settings', label: 'Settings', icon: icon(Settings), href: '#settings' },
          {
            id: 'building',
            label: 'Switch building',
            icon: icon(Building),
            disabled: true,
            onSelect: nothing,
          },
          'separator',
          { id: 'out', label: 'Sign out', icon: icon(LogOut), tone: 'danger', onSelect: nothing },
        ]}
      />
      <Menu
        label="Language"
        renderTrigger={(props) => (
          <IconButton label="Language" {...props}>
            <Ellipsis size={20} aria-hidden="true" />
          </IconButton>
        )}
        items={[
          { id: 'en', label: 'English', checked: true, onSelect: nothing },
          { id: 'de', label: 'Deutsch', checked: false, onSelect: nothing },
          { id: 'pl', label: 'Polski', checked: false, onSelect: nothing },
        ]}
      />
      <Button
        variant="ghost"
        onClick={() =>
          setToasts([{ id: String(Date.now()), text: 'Your desk is booked for Tuesday.' }])
        }
      >
        Show a toast
      </Button>
      <Dialog
        open={open === 'dismissible'}
        onClose={close}
        closeLabel="Close"
        title="Cancel your booking?"
        description="Desk 14, Tuesday 24 November, 09:00 to 17:00. You will be refunded in full."
        footer={actions}
      >
        <Field label="Tell the host why" aside="optional">
          <TextArea />
        </Field>
      </Dialog>
      <Dialog
        open={open === 'fixed'}
        onClose={close}
        dismissible={false}
        title="You have been signed out"
        description="Sign in again to go on where you were."
        footer={<Button onClick={close}>Sign in</Button>}
      />
      <ToastRegion label="Messages" toasts={toasts} onDismiss={dismiss} dismissLabel="Dismiss" />
    </div>
  )
}
