import { closingRace } from '../support/closing-race.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const ROUNDS = Number(process.env.VSD_RACES ?? 20);

const desk = useDesk();
const world = useTicketWorld(desk);

it(`no task stands open on a closed ticket, however closely closing and opening meet: ${ROUNDS} rounds of ten`, () =>
  closingRace(desk, world, ROUNDS));
