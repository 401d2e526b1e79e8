import { promiseActor } from '@machines/kernel/typed'

export const actors = {
  updatePassword: promiseActor<void, { current: string; password: string; key: string }>(
    'updatePassword',
  ),
}
