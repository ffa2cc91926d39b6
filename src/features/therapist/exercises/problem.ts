import { AFTER, BEFORE, CONFIDENCE, type Exercise } from './exercise.ts';

/** Problem solving after PM+ (clinical reference §8, row 4); the review is next time's question about the step. */
export const problem: Exercise = {
  id: 'problem',
  name: { es: 'ordenar un problema hasta un paso', pt: 'organizar um problema até um passo' },
  minutes: 10,
  unfit: ['danger', 'violence', 'crisis', 'psychosis', 'mania'],
  why: 'ex.problem.why',
  checksBody: false,
  instead: 'grounding',
  steps: [
    BEFORE,
    { id: 'problem', frame: 'ex.problem.define', expects: 'free', help: 'ex.problem.define.help' },
    {
      id: 'goal',
      frame: 'ex.problem.goal',
      expects: 'free',
      help: 'ex.problem.goal.help',
    },
    {
      id: 'ideas',
      frame: 'ex.problem.ideas',
      expects: 'free',
      help: 'ex.problem.ideas.help',
    },
    {
      id: 'choice',
      frame: 'ex.problem.choice',
      expects: 'free',
      help: 'ex.problem.choice.help',
      needs: 'ideas',
    },
    {
      id: 'cost',
      frame: 'ex.problem.cost',
      expects: 'free',
      help: 'ex.problem.cost.help',
      needs: 'choice',
    },
    { id: 'step', frame: 'ex.problem.act', expects: 'free', help: 'ex.step.help' },
    {
      id: 'when',
      isTime: true,
      frame: 'ex.activation.when',
      expects: 'free',
      help: 'ex.activation.when.help',
      needs: 'step',
    },
    CONFIDENCE,
    AFTER,
  ],
};
