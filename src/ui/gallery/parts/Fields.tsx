import { Checklist } from '@ui/checklist/Checklist'
import { CodeField } from '@ui/codeField/CodeField'
import { Field } from '@ui/field/Field'
import { FileDrop } from '@ui/fileDrop/FileDrop'
import { Input } from '@ui/input/Input'
import { TextArea } from '@ui/input/TextArea'
import { PasswordInput } from '@ui/passwordInput/PasswordInput'
import { Select } from '@ui/select/Select'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import * as css from '../gallery.css'

const floors = ['Ground floor', 'Mezzanine', 'Twelfth floor'].map((label) => ({
  value: label,
  label,
}))
const nothing = () => undefined

export function Fields() {
  const [code, setCode] = useState('47')
  return (
    <div className={css.columns}>
      <div className={css.narrow}>
        <Field label="Work email" hint="We only write about your building.">
          <Input type="email" placeholder="ada@example.com" />
        </Field>
        <Field label="Work email" error="That address is not complete.">
          <Input type="email" defaultValue="ada@" />
        </Field>
        <Field label="Password">
          <PasswordInput
            showLabel="Show password"
            hideLabel="Hide password"
            defaultValue="hunter22"
          />
        </Field>
        <Checklist
          label="Your password needs"
          metLabel="done"
          unmetLabel="still missing"
          items={[
            { id: 'length', label: 'At least eight characters', met: true },
            { id: 'digit', label: 'One digit', met: true },
            { id: 'case', label: 'Upper and lower case', met: false },
          ]}
        />
      </div>
      <div className={css.narrow}>
        <Field label="Search" labelHidden>
          <Input
            type="search"
            placeholder="Search people and companies"
            icon={<Search size={20} />}
          />
        </Field>
        <Field label="Floor">
          <Select options={floors} placeholder="Choose a floor" defaultValue="" />
        </Field>
        <Field label="Floor" error="Choose a floor first.">
          <Select options={floors} defaultValue="Mezzanine" />
        </Field>
        <Field label="Telefonnummer für Rückfragen der Hausverwaltung" aside="freiwillig">
          <Input disabled defaultValue="+49 30 901820" />
        </Field>
      </div>
      <div className={css.narrow}>
        <Field label="Code from your email" hint="It is valid for ten minutes.">
          <CodeField value={code} onChange={setCode} />
        </Field>
        <Field label="Code from your email" error="This code has expired.">
          <CodeField value="1234" onChange={nothing} />
        </Field>
        <Field label="What happened?" aside="12 / 400">
          <TextArea defaultValue="The lamp by the window flickers." />
        </Field>
        <FileDrop
          label="Add photos"
          hint="JPEG or PNG, up to 10 MB each"
          files={[
            { id: '1', name: 'Lampe-am-Fenster-zweiter-Stock.jpg', detail: '2.4 MB' },
            { id: '2', name: 'video.mov', error: 'Only pictures can be added.' },
          ]}
          onAdd={nothing}
          onRemove={nothing}
          removeLabel={(name) => `Remove ${name}`}
          addedLabel={(name) => `${name} added.`}
          removedLabel={(name) => `${name} removed.`}
        />
      </div>
    </div>
  )
}
