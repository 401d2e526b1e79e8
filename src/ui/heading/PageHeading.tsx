import {
  type ComponentProps,
  createContext,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react'

/** Is told what the heading of the page says, whenever that changes. */
export const PageHeadingContext = createContext<(heading: string) => void>(() => {})

/** The one heading of a page or of a step, which gives the document its title. */
export function PageHeading({ ref, children, ...props }: ComponentProps<'h1'>) {
  const own = useRef<HTMLHeadingElement>(null)
  const tell = useContext(PageHeadingContext)
  useImperativeHandle(ref, () => own.current as HTMLHeadingElement)
  useEffect(() => tell(own.current?.textContent ?? ''))
  return (
    <h1 ref={own} {...props}>
      {children}
    </h1>
  )
}
