import { not, timedOut } from '../../src/conditions'
import type { Laws } from '../../src/laws'
import { after, during, leadsTo, only } from '../../src/vocabulary'
import type { trafficLightMachine } from './machine'

export const trafficLightLaws: Laws<typeof trafficLightMachine> = {
  'the light starts with red': after('start').next('working.red'),
  'only a red light turns green, after 15 seconds': only('working.green').after(timedOut('red')),
  'cars never see red without yellow': only('working.red').after(
    timedOut('yellow'),
    'power.restored',
    'start',
  ),
  'yellow takes three seconds': during('working.yellow')
    .eventually('working.red', 'failing')
    .within(3_000),
  'cars drive for a minute at most': during('working.green')
    .eventually('working.yellow', 'failing')
    .within(60_000),
  'pedestrians walk for 15 seconds': during('working.red')
    .eventually('working.green', 'failing')
    .within(15_000),
  'cars that have just started are not stopped': after('button.pressed')
    .from('working.green.fresh')
    .next('working.green.fresh', ({ after: now }) => now.context.isRequested),
  'a pedestrian stops cars that have driven for a while': after('button.pressed')
    .from('working.green.flowing')
    .next('working.yellow'),
  'a request during green is served after twenty seconds': after(timedOut('minGreen')).next(
    ({ before, after: now }) => before?.context.isRequested === now.matches({ working: 'yellow' }),
  ),
  'pedestrians who walk need not ask': after('button.pressed').from('working.red').nothing(),
  'a press while cars stop is remembered': after('button.pressed')
    .from('working.yellow')
    .next('working.yellow', ({ after: now }) => now.context.isRequested),
  'red serves the request': during('working.red').never(
    ({ after: now }) => now.context.isRequested,
  ),
  'without power the light flashes': after('power.failed').next('failing'),
  'with power it starts over': after('power.restored').from('failing').next('working.red'),
  'a light without power ignores the button': after('button.pressed').from('failing').nothing(),
  'a pedestrian who waits will walk': leadsTo(
    ({ after: now }) => now.context.isRequested,
    'working.red',
  ),
  'no light is on twice': during('failing').always(not('working')),
}
