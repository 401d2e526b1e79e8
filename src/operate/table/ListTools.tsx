import { useLingui } from '@lingui/react/macro'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { type Option, Select } from '@ui/select/Select'
import Search from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
import type { ListQuery } from './query'
import * as css from './table.css'

type Filter = { name: string; label: string; options: readonly Option[] }

type Props = {
  query: ListQuery
  searchLabel: string
  filters?: readonly Filter[]
  onQuery: (query: ListQuery) => void
}

/** The search and the filters of a list. They are part of the address, so a filtered list can be sent on. */
export function ListTools({ query, searchLabel, filters = [], onQuery }: Props) {
  const { t } = useLingui()
  const change = (name: string, value: string) =>
    onQuery({ ...query, page: 1, filters: { ...query.filters, [name]: value } })
  return (
    <search className={css.tools}>
      <div className={css.search}>
        <Field label={searchLabel}>
          <SearchInput value={query.q} onChange={(q) => onQuery({ ...query, q, page: 1 })} />
        </Field>
      </div>
      {filters.map(({ name, label, options }) => (
        <div key={name} className={css.filter}>
          <Field label={label}>
            <Select
              value={query.filters[name] ?? ''}
              options={[{ value: '', label: t`All` }, ...options]}
              onChange={({ currentTarget }) => change(name, currentTarget.value)}
            />
          </Field>
        </div>
      ))}
    </search>
  )
}

type SearchProps = { value: string; onChange: (value: string) => void }

/** Keeps what is being typed while the address follows. */
function SearchInput({ value, onChange }: SearchProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // Back and Forward change the address from outside.
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed === known) return undefined
    const timer = setTimeout(() => onChange(typed), 200)
    return () => clearTimeout(timer)
  }, [typed, known, onChange])
  return (
    <Input
      type="search"
      icon={<Search size={20} />}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
