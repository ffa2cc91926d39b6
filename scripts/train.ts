// `npm run train`: the small models, from training/. The same phrases give the same tables, byte for byte.

await import('./train-language.ts');
await import('./train-topics.ts');
await import('./train-risk.ts');
await import('./train-harm.ts');
