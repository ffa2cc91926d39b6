import { dayPlan } from './day-plan.ts';
import { forTheVisit } from './for-the-visit.ts';
import { hardMessage } from './hard-message.ts';
import { month } from './month.ts';
import { nightRoutine } from './night-routine.ts';
import { problemApart } from './problem-apart.ts';
import type { Tool, ToolId } from './tool.ts';
import { twoOptions } from './two-options.ts';
import { whomToCall } from './whom-to-call.ts';

const ALL: readonly Tool[] = [
  ...[dayPlan, hardMessage, twoOptions, problemApart],
  ...[month, nightRoutine, forTheVisit, whomToCall],
];
const byId = new Map(ALL.map((tool) => [tool.id, tool]));

export function findTool(id: ToolId): Tool {
  const found = byId.get(id);
  if (!found) throw new Error(`no tool ${id}`);
  return found;
}
