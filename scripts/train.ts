// `npm run train`: the two small models, from training/. The same phrases give the same tables, byte for byte.

await import('./train-topics.ts');
await import('./train-risk.ts');
