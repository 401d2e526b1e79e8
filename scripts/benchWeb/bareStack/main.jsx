/**
 * The smallest app on React, XState and TanStack Router that signs in, shows a feed and opens an item. It shows what these
 * libraries cost by themselves.
 */
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  redirect,
} from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { fromPromise, setup } from 'xstate'

const get = async (path) => (await fetch(path)).json()

const signInMachine = setup({
  actors: { signIn: fromPromise(() => get('/api/sign-in')) },
}).createMachine({
  initial: 'email',
  states: {
    email: { on: { next: 'password' } },
    password: { on: { next: 'signingIn' } },
    signingIn: { invoke: { src: 'signIn', onDone: 'done', onError: 'password' } },
    done: { type: 'final' },
  },
})

function SignIn() {
  const [state, send] = useMachine(signInMachine)
  const isDone = state.matches('done')
  useEffect(() => {
    if (!isDone) return
    localStorage.setItem('isSignedIn', 'true')
    void router.navigate({ to: '/' })
  }, [isDone])
  const name = state.matches('email') ? 'email' : 'password'
  const submit = (event) => {
    event.preventDefault()
    send({ type: 'next' })
  }
  return (
    <form onSubmit={submit}>
      <h1>Sign in</h1>
      <input key={name} name={name} type={name} aria-label={name} />
      <button type="submit">Next</button>
    </form>
  )
}

function Home() {
  const items = homeRoute.useLoaderData()
  return (
    <>
      <header>
        <h1>One Meridian Plaza</h1>
      </header>
      <main>
        {items.map(({ id, title, text, host, day }) => (
          <article key={id}>
            <p>
              {host} · {day}
            </p>
            <h2>
              <Link to="/item/$id" params={{ id }}>
                {title}
              </Link>
            </h2>
            <p>{text}</p>
            <button type="button">Like</button>
          </article>
        ))}
      </main>
    </>
  )
}

function Detail() {
  const { title, text } = itemRoute.useLoaderData()
  return (
    <main>
      <Link to="/">Back</Link>
      <h1>{title}</h1>
      <p>{text}</p>
    </main>
  )
}

const rootRoute = createRootRoute({ component: Outlet })
const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  component: SignIn,
})
const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    if (localStorage.getItem('isSignedIn') === null) throw redirect({ to: '/login' })
  },
  loader: () => get('/api/items'),
  component: Home,
})
const itemRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/item/$id',
  loader: ({ params }) => get(`/api/items/${params.id}`),
  component: Detail,
})
const router = createRouter({
  routeTree: rootRoute.addChildren([homeRoute, signInRoute, itemRoute]),
})

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root element')
createRoot(root).render(<RouterProvider router={router} />)
