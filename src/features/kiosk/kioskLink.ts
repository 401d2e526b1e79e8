import { takeParameters } from '@features/auth/provider/takeParameters'

/** Takes the code of an operator's link from `/login`; null without one. */
export const takeKioskCode = (): string | null => takeParameters('/login', ['kiosk'])?.[0] ?? null
