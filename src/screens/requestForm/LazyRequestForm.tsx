import { lazyView } from '@screens/app/lazyView'

/** The form to the help desk, fetched when somebody wants to ask. */
export const RequestForm = lazyView(async () => (await import('./RequestForm')).RequestForm)
