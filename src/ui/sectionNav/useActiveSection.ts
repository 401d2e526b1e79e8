import { useEffect, useState } from 'react'

/** Id of the section that the reader is in: the last whose top has passed the docked bar. */
export function useActiveSection(ids: readonly string[], offset = 120): string | null {
  const [active, setActive] = useState<string | null>(ids[0] ?? null)
  const key = ids.join(' ')
  useEffect(() => {
    const all = key.split(' ')
    const update = () => {
      const passed = all.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top <= offset
      })
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement
      // A short last section never reaches the bar.
      const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2
      setActive((atEnd ? all.at(-1) : (passed.at(-1) ?? all[0])) ?? null)
    }
    update()
    document.addEventListener('scroll', update, { passive: true })
    return () => document.removeEventListener('scroll', update)
  }, [key, offset])
  return active
}
