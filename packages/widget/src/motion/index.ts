export * from './motion.js';
export * from './moves.js';
export * from './scenes.js';
