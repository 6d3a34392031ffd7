//! Binomial and multinomial coefficients that say when they do not fit.

/// How many ways there are to choose groups of these sizes, one after another, among `n` places.
pub fn multinomial(mut n: usize, sizes: impl Iterator<Item = usize>) -> Option<u64> {
    let mut product = 1u64;
    for size in sizes {
        product = product.checked_mul(binomial(n, size)?)?;
        n -= size;
    }
    Some(product)
}

/// n over k, or `None` if more than `u64` holds.
pub fn binomial(n: usize, k: usize) -> Option<u64> {
    if k > n {
        return Some(0);
    }
    let mut value = 1u64;
    for i in 0..k.min(n - k) {
        // Times (n - i), by (i + 1): the remainder apart, as the product alone might be too large.
        let (factor, divisor) = ((n - i) as u64, i as u64 + 1);
        let rest = value % divisor * factor / divisor;
        value = (value / divisor).checked_mul(factor)?.checked_add(rest)?;
    }
    Some(value)
}
