import {
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { useExpected } from './boundary'
import { finishPart, type HydratedPart, isPageRendered, isTouched } from './hydration'
import { useMountsHydrated } from './useMountsHydrated'

type Props = {
  /** The element around the content. */
  within: RefObject<Element | null>
  children: ReactNode
}

/**
 * Content that waits with its hydration until it is near the viewport, or the user touches it, or the browser is idle (see
 * `hydrateNextPart`). Until then, it is the server's markup.
 */
export function HydratedLater({ within, children }: Props) {
  const isHydrating = useMountsHydrated()
  const [part] = useState(() => (isHydrating && isPageRendered() ? waitingPart(within) : null))
  const [rendered] = useState(children)
  const [isDone, setDone] = useState(part === null)
  useExpected(part)
  // After the layout effects, since the element around is complete only then.
  useEffect(() => {
    const element = within.current
    if (part === null || element === null) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) part.start()
      },
      { rootMargin: '50%' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [part, within])
  // A change around the content: it is hydrated as the server has rendered it, and then changes.
  useLayoutEffect(() => {
    if (children !== rendered) part?.start()
  }, [part, children, rendered])
  const shown = isDone ? children : rendered
  return useMemo(
    () => (
      <Suspense>
        <Content of={part} onHydrated={setDone}>
          {shown}
        </Content>
      </Suspense>
    ),
    [part, shown],
  )
}

type WaitingPart = HydratedPart & {
  start: () => void
  started: Promise<void>
}

function waitingPart(within: RefObject<Element | null>): WaitingPart {
  let resolve = () => {}
  const started: Promise<void> & { status?: string } = new Promise<void>((done) => {
    resolve = done
  })
  started.status = 'pending'
  return {
    started,
    element: () => within.current,
    start: () => {
      // `use` returns at once in the same task, in which React may have to handle an event.
      started.status = 'fulfilled'
      resolve()
    },
  }
}

type ContentProps = {
  of: WaitingPart | null
  onHydrated: (isHydrated: true) => void
  children: ReactNode
}

function Content({ of, onHydrated, children }: ContentProps) {
  const isHydrating = useMountsHydrated()
  if (of !== null && isHydrating) {
    if (isTouched(of)) of.start()
    use(of.started)
  }
  useLayoutEffect(() => {
    if (of === null) return
    finishPart(of)
    onHydrated(true)
  }, [of, onHydrated])
  return children
}
