// What every browser of today has: node-polyglot asks for a package that imitates it in older ones.
module.exports = Object.entries;
