import { contactOfBuilding } from '@contract/buildingContact'
import { uploadFiles } from '@contract/files'
import {
  createServiceRequest,
  readServiceRequest,
  serviceRequestMetadata,
  serviceRequests,
  stepServiceRequest,
  updateServiceRequest,
} from '@contract/serviceRequests'
import { createSupportRequest } from '@contract/support'
import { request as listed } from '../../listed'
import { home } from '../../places'
import type { AppOptions } from '../../renderApp'
import { attach, choose, fill, press, steps } from '../hand'
import type { CallOfScreen } from '../stage'

const request = { ...listed, id: '00000000-0000-4000-8000-0000000000e1' }
const typed = { Subject: 'A key', Description: 'For the bicycles' }
const list = {
  at: `${home}/service-requests`,
  flags: ['service-requests'],
  effects: {
    serviceRequests: async () => [request],
    serviceRequestMetadata: async () => ({ categories: [{ name: 'keys', label: 'Keys' }] }),
    createServiceRequest: async () => ({
      ...request,
      id: '00000000-0000-4000-8000-0000000000e2',
      subject: 'A key',
    }),
    uploadFiles: async () => [{ name: 'key.png', url: '/files/key.png' }],
  },
}

const asked = { ...request, state: 'waitingForTenant', actions: ['reply' as const] }
const one = {
  at: `${home}/service-requests/${request.id}`,
  flags: ['service-requests'],
  effects: {
    readServiceRequest: async () => asked,
    stepServiceRequest: async () => ({ ...asked, state: 'underway' }),
  },
}

function withdrawing(): AppOptions {
  let mine = request
  return {
    ...list,
    effects: {
      ...list.effects,
      serviceRequests: async () => [mine],
      updateServiceRequest: async () => {
        mine = { ...request, status: 'Canceled' }
        return mine
      },
    },
  }
}

export const supportRows: CallOfScreen[] = [
  {
    name: 'support: the numbers of the building',
    call: contactOfBuilding,
    scene: { at: `${home}/emergency-management` },
    send: null,
    done: 'Where to meet',
  },
  { name: 'support: requests', call: serviceRequests, scene: list, send: null, done: 'A lamp' },
  {
    name: 'support: categories of requests',
    call: serviceRequestMetadata,
    scene: list,
    send: null,
    done: 'A lamp',
  },
  {
    name: 'support: request a service',
    call: createServiceRequest,
    scene: list,
    send: steps(press('New request'), choose('Category', 'Keys'), fill(typed), press('Send')),
    done: 'Your request is on its way',
    typed,
    back: press(/^(Back to the form|OK)$/),
  },
  {
    name: 'support: a file of a request',
    call: uploadFiles,
    scene: list,
    send: steps(
      press('New request'),
      choose('Category', 'Keys'),
      fill(typed),
      attach('key.png'),
      press('Send'),
    ),
    done: 'Your request is on its way',
    typed,
    back: press(/^(Back to the form|OK)$/),
  },
  {
    name: 'support: withdraw a request',
    call: updateServiceRequest,
    scene: withdrawing,
    send: press('Withdraw “A lamp”', 'Withdraw'),
    done: 'Withdrawn',
  },
  {
    name: 'support: one request',
    call: readServiceRequest,
    scene: one,
    send: null,
    done: 'It flickers',
  },
  {
    name: 'support: reply to the building',
    call: stepServiceRequest,
    scene: one,
    send: steps(fill({ 'Reply to the building': 'The third one' }), press('Send reply')),
    done: 'Sent to the building',
    typed: { 'Reply to the building': 'The third one' },
  },
  {
    name: 'support: write to the help desk',
    call: createSupportRequest,
    scene: {
      at: '/help-desk',
      effects: {
        createSupportRequest: async () => ({
          id: '00000000-0000-4000-8000-00000000000a',
          reference: 'PR-4F7K2C',
        }),
      },
    },
    send: steps(fill({ 'Nature of the request': 'Heating', ...typed }), press('Send')),
    done: 'Your request is on its way',
    typed,
  },
]
