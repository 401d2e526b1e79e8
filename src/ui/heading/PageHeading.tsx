import {
  type ComponentProps,
  createContext,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react'

/** Is told of the heading of the page, whenever that is drawn. */
export const PageHeadingContext = createContext<(heading: HTMLHeadingElement) => void>(() => {})

/** The one heading of a page or of a step: it gives the document its title, and the focus begins there. */
export function PageHeading({ ref, children, ...props }: ComponentProps<'h1'>) {
  const own = useRef<HTMLHeadingElement>(null)
  const tell = useContext(PageHeadingContext)
  useImperativeHandle(ref, () => own.current as HTMLHeadingElement)
  useEffect(() => {
    if (own.current !== null) tell(own.current)
  })
  return (
    <h1 ref={own} tabIndex={-1} {...props}>
      {children}
    </h1>
  )
}
