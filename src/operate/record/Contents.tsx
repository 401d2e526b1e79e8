import { useLingui } from '@lingui/react/macro'
import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react'
import * as css from './Contents.css'

type Part = { id: string; title: string }
type Register = (part: Part) => () => void

const ContentsContext = createContext<Register | null>(null)

/** Registers a part of a form in its list of contents. */
export function usePart(title: string): string {
  const id = useId()
  const register = useContext(ContentsContext)
  useEffect(() => register?.({ id, title }), [register, id, title])
  return id
}

/** How many parts a form has at least to be worth a list of contents. */
const worthwhile = 3

/** A form whose parts are listed beside it, once it has several. */
export function ContentsFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const [parts, setParts] = useState<readonly Part[]>([])
  const [register] = useState<Register>(() => (part: Part) => {
    setParts((known) => [...known, part])
    return () => setParts((known) => known.filter(({ id }) => id !== part.id))
  })
  return (
    <ContentsContext value={register}>
      <div className={css.frame}>
        {parts.length >= worthwhile && (
          <nav aria-label={t`On this page`} className={css.contents}>
            <ul className={css.list}>
              {parts.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className={css.entry}
                    onClick={(event) => {
                      // The address stays: leaving it would ask about unsaved changes.
                      event.preventDefault()
                      document.getElementById(id)?.focus()
                    }}
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {children}
      </div>
    </ContentsContext>
  )
}
