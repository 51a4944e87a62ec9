output "bucket" {
  description = "The input `bucket` of Headstart."
  value       = aws_s3_bucket.cache.bucket
}

output "role_branches" {
  description = "The role for jobs of branches and tags."
  value       = aws_iam_role.cache["branches"].arn
}

output "role_pulls" {
  description = "The role for jobs of pull requests."
  value       = aws_iam_role.cache["pulls"].arn
}

output "oidc_provider_arn" {
  description = "The account's OIDC provider for GitHub, for further uses of the module."
  value       = coalesce(var.oidc_provider_arn, one(aws_iam_openid_connect_provider.github[*].arn))
}
